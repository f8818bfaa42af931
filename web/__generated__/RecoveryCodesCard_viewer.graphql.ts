/**
 * @generated SignedSource<<3c41c465b0a4aee89cc4f2ab940494f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecoveryCodesCard_viewer$data = {
  readonly recoveryCodesLeft: number;
  readonly " $fragmentType": "RecoveryCodesCard_viewer";
};
export type RecoveryCodesCard_viewer$key = {
  readonly " $data"?: RecoveryCodesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecoveryCodesCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecoveryCodesCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "07b61988d2af1bfaf8354ce1d5597dca";

export default node;
