/**
 * @generated SignedSource<<5d8b22da446f388ec996effafcc05b8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamForms_starred$data = ReadonlyArray<{
  readonly id: string;
  readonly isStarred: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FormCard_form">;
  readonly " $fragmentType": "TeamForms_starred";
}>;
export type TeamForms_starred$key = ReadonlyArray<{
  readonly " $data"?: TeamForms_starred$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamForms_starred">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TeamForms_starred",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStarred",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormCard_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "c495427656baa4375f2903217948ae7e";

export default node;
