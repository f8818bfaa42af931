/**
 * @generated SignedSource<<7ba34aef887beb405021c86d79dbc67c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingFor_submission$data = {
  readonly customId: string | null | undefined;
  readonly scopedId: number;
  readonly whatNext: {
    readonly isViewers: boolean;
    readonly sentence: string;
  };
  readonly " $fragmentType": "WaitingFor_submission";
};
export type WaitingFor_submission$key = {
  readonly " $data"?: WaitingFor_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingFor_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingFor_submission",
  "selections": [
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
      "name": "customId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WhatNext",
      "kind": "LinkedField",
      "name": "whatNext",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "f8691859e5d7a360613ee36eb4964641";

export default node;
