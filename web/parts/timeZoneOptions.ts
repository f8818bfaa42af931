import type { SelectGroup } from '#web/ui/Select.tsx';

const nearby: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** 'America/New_York' as 'New York (Eastern Time)'. */
function labelOf(zone: string): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const names = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return `${place} (${names.find(({ type }) => type === 'timeZoneName')?.value ?? zone})`;
}

/** Names of zones are slow to make, and always the same. */
let ownCountry: SelectGroup | undefined;

/** The zones of the country first, then all others; also one that this browser does not list, if it is the current one. */
export function timeZoneOptions(current: string): readonly SelectGroup[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !nearby.includes(zone));
  const isListed = nearby.includes(current) || others.includes(current);
  return [
    (ownCountry ??= {
      label: 'United States',
      options: nearby.map((zone) => ({ value: zone, label: labelOf(zone) })),
    }),
    {
      label: 'Other places',
      options: [...(isListed ? [] : [current]), ...others].map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      })),
    },
  ];
}
