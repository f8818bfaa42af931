/**
 * @generated SignedSource<<909276dd4cb53c2afe83b3146cb16769>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MetricsFilterBar_forms$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly " $fragmentType": "MetricsFilterBar_forms";
}>;
export type MetricsFilterBar_forms$key = ReadonlyArray<{
  readonly " $data"?: MetricsFilterBar_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetricsFilterBar_forms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MetricsFilterBar_forms",
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
      "name": "teamId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    }
  ],
  "type": "MetricsForm",
  "abstractKey": null
};

(node as any).hash = "c67a931da6dc235696111964e9a08767";

export default node;
