/**
 * @generated SignedSource<<05629055ddf89bb1428c87efed28a3db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailForm_viewer$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailForm_viewer";
};
export type EmailForm_viewer$key = {
  readonly " $data"?: EmailForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e93b68063440365ee5e0b3a5bed1175a";

export default node;
