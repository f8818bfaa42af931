/**
 * @generated SignedSource<<943c23a1927571c2742b45b3c8f00837>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamSlugForm_team$data = {
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "TeamSlugForm_team";
};
export type TeamSlugForm_team$key = {
  readonly " $data"?: TeamSlugForm_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamSlugForm_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamSlugForm_team",
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
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "08d81cca7983d5f5f340f6fe30e87177";

export default node;
