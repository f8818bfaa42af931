/**
 * @generated SignedSource<<d13926965922a8efd8662d8ae5c57b46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubjectName_contact$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Person_contact">;
  readonly " $fragmentType": "SubjectName_contact";
};
export type SubjectName_contact$key = {
  readonly " $data"?: SubjectName_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectName_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubjectName_contact",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Person_contact"
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "c57b3cfee8269bf5aa2dfb5fcc905785";

export default node;
