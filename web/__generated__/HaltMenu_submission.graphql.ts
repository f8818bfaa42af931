/**
 * @generated SignedSource<<6ae84ed67a33beda9f46581b735e9695>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HaltMenu_submission$data = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly " $fragmentType": "HaltMenu_submission";
};
export type HaltMenu_submission$key = {
  readonly " $data"?: HaltMenu_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"HaltMenu_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HaltMenu_submission",
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
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "9da353b63012da5a37d35982aef4f536";

export default node;
