import { ownValue } from '#domain/kernel/ownValue.ts';
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

/** Browsers list some zones under outdated IDs. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

export function timeZoneName(zone: string): string {
  const place = nameOf(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const names = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return `${place} (${names.find(({ type }) => type === 'timeZoneName')?.value ?? zone})`;
}

const nameOf = (zone: string): string => ownValue(renamed, zone) ?? zone;

/** Cached: zone names are slow to compute and never change. */
let ownCountry: SelectGroup | undefined;

/** Zones of the user's country first, then all others. */
export function timeZoneOptions(current: string): readonly SelectGroup[] {
  // List each place once: replace its zone with the selected ID, even if that is an outdated one.
  const others = Intl.supportedValuesOf('timeZone').filter(
    (zone) => !nearby.includes(zone) && nameOf(zone) !== nameOf(current),
  );
  const isNearby = nearby.includes(current);
  return [
    (ownCountry ??= {
      label: 'United States',
      options: nearby.map((zone) => ({ value: zone, label: timeZoneName(zone) })),
    }),
    {
      label: 'Other places',
      options: [...(isNearby ? [] : [current]), ...others]
        .map((zone) => ({ value: zone, label: nameOf(zone).replaceAll('_', ' ') }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    },
  ];
}
