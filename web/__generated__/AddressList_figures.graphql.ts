/**
 * @generated SignedSource<<597d00cfceed84ac731d098ee0c18685>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressList_figures$data = {
  readonly markers: ReadonlyArray<{
    readonly identifier: string | null | undefined;
    readonly scopedId: number;
    readonly submissionId: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "AddressList_figures";
};
export type AddressList_figures$key = {
  readonly " $data"?: AddressList_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressList_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressList_figures",
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

(node as any).hash = "0900cb98e5b6b473bb6ce96233d01af5";

export default node;
