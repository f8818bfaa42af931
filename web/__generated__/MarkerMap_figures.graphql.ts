/**
 * @generated SignedSource<<9fdcc4c68b4e754f8f083ba48d60f7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkerMap_figures$data = {
  readonly markers: ReadonlyArray<{
    readonly identifier: string | null | undefined;
    readonly latitude: number;
    readonly longitude: number;
    readonly scopedId: number;
    readonly submissionId: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "MarkerMap_figures";
};
export type MarkerMap_figures$key = {
  readonly " $data"?: MarkerMap_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkerMap_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkerMap_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerMarker",
      "kind": "LinkedField",
      "name": "markers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submissionId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerFigures",
  "abstractKey": null
};

(node as any).hash = "09b50f5435c6d8a67ee8c38fdb992165";

export default node;
