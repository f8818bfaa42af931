/**
 * @generated SignedSource<<cde35ff86d1b85ea995c7686d5a4394b>>
 * @relayHash d67debc72c07cef89065e273beec8121
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f83b44a836431d1be08fc5ccd3150bfa304399c397cd90d65361ff6e8ec64444

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f83b44a836431d1be08fc5ccd3150bfa304399c397cd90d65361ff6e8ec64444",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
