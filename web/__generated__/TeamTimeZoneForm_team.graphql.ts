/**
 * @generated SignedSource<<8d6145e694b2e96fe8124ad642e01399>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamTimeZoneForm_team$data = {
  readonly id: string;
  readonly timeZone: string;
  readonly " $fragmentType": "TeamTimeZoneForm_team";
};
export type TeamTimeZoneForm_team$key = {
  readonly " $data"?: TeamTimeZoneForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamTimeZoneForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamTimeZoneForm_team",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "2fa571f61a44eeca8089ec7dea6ba89d";

export default node;
