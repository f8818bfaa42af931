/**
 * @generated SignedSource<<fc28cbcaee2c6e70dcb6afb2fb038b9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HaltMenu_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "4b93830c971d2c70c124a82aa93781db";

export default node;
