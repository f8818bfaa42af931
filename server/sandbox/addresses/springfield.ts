/** A street of the fictional Springfield: its house numbers, and where its ends are. */
export interface Street {
  readonly name: string;
  /** spelled out */
  readonly suffix: string;
  readonly from: number;
  readonly to: number;
  readonly zip: string;
  readonly ends: readonly [Place, Place];
}

type Place = readonly [latitude: number, longitude: number];

export const town = { city: 'Springfield', state: 'IL', stateName: 'Illinois' } as const;

type Row = readonly [name: string, suffix: string, from: number, to: number, zip: string, start: Place, end: Place];

/** Around the town hall, including the addresses of the demo town's permits. */
const rows: readonly Row[] = [
  ['Birch', 'Drive', 1, 60, '62704', [39.7892, -89.6731], [39.7941, -89.6728]],
  ['Bridge', 'Street', 1, 40, '62701', [39.8004, -89.6472], [39.8036, -89.6449]],
  ['Cedar', 'Street', 1, 140, '62703', [39.7926, -89.6401], [39.7925, -89.6302]],
  ['Chestnut', 'Court', 1, 24, '62704', [39.7905, -89.6702], [39.7911, -89.6689]],
  ['Elm', 'Street', 1, 199, '62701', [39.7988, -89.6561], [39.7986, -89.6433]],
  ['Garden', 'Row', 1, 30, '62703', [39.7899, -89.6366], [39.7899, -89.6338]],
  ['Harbor', 'View', 1, 20, '62702', [39.8171, -89.6262], [39.8188, -89.6249]],
  ['Hill', 'Road', 1, 120, '62702', [39.8122, -89.6571], [39.8195, -89.6604]],
  ['Lakeside', 'Drive', 1, 48, '62702', [39.8149, -89.6287], [39.8181, -89.6239]],
  ['Main', 'Street', 1, 480, '62701', [39.8017, -89.6622], [39.8014, -89.6339]],
  ['Maple', 'Street', 1, 160, '62703', [39.7949, -89.6402], [39.7948, -89.6288]],
  ['Market', 'Square', 1, 12, '62701', [39.8011, -89.6489], [39.8019, -89.6479]],
  ['Mill', 'Lane', 1, 36, '62702', [39.8091, -89.6418], [39.8112, -89.6402]],
  ['Oak', 'Avenue', 1, 220, '62704', [39.7861, -89.6644], [39.7969, -89.6641]],
  ['Oak', 'Court', 1, 18, '62704', [39.7903, -89.6652], [39.7904, -89.6669]],
  ['Orchard', 'Way', 1, 64, '62703', [39.7871, -89.6351], [39.7891, -89.6309]],
  ['Park', 'Place', 1, 52, '62701', [39.7996, -89.6521], [39.7972, -89.652]],
  ['Prairie', 'Lane', 1, 96, '62704', [39.7822, -89.6711], [39.7861, -89.6769]],
  ['Quarry', 'Road', 100, 2400, '62707', [39.8241, -89.6702], [39.8471, -89.7011]],
  ['River', 'Road', 1, 150, '62702', [39.8061, -89.6391], [39.8163, -89.6341]],
  ['Second', 'Street', 100, 420, '62701', [39.7961, -89.6554], [39.8079, -89.6552]],
  ['Station', 'Road', 1, 88, '62703', [39.8001, -89.6422], [39.7969, -89.6371]],
  ['Sunset', 'Boulevard', 1, 310, '62704', [39.7941, -89.6702], [39.7942, -89.6988]],
  ['Willow', 'Street', 1, 120, '62703', [39.7911, -89.6402], [39.791, -89.6311]],
];

export const streets: readonly Street[] = rows.map(([name, suffix, from, to, zip, start, end]) => ({
  name,
  suffix,
  from,
  to,
  zip,
  ends: [start, end],
}));
