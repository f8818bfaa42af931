/**
 * @generated SignedSource<<b2fc476cfb0437a068e65e82e9b25d53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingNotice_submission$data = {
  readonly customId: string | null | undefined;
  readonly scopedId: number;
  readonly whatNext: {
    readonly isViewers: boolean;
    readonly sentence: string;
  };
  readonly " $fragmentType": "WaitingNotice_submission";
};
export type WaitingNotice_submission$key = {
  readonly " $data"?: WaitingNotice_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingNotice_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingNotice_submission",
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

(node as any).hash = "f4cb29b43255eb032307b9d9d7e37cb9";

export default node;
