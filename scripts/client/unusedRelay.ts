/**
 * Relay modules that nothing here uses: entry points, code behind disabled feature flags, and APIs for editing
 * records by hand. Relay's packages are CommonJS, so no bundler can remove them.
 * tests/architecture/unusedRelay.test.ts checks that each one still exists.
 */
export const unusedRelayModules: readonly string[] = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
];

/**
 * The cache of client-side resolvers. The store calls it on every update, but no schema extension here has resolvers.
 */
export const liveResolverModule = 'relay-runtime/lib/store/live-resolvers/LiveResolverCache';

export const liveResolverStub = `
class LiveResolverCache {
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (ids) => ids,
};`;
