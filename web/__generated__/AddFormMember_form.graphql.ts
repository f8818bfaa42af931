/**
 * @generated SignedSource<<aba09e63088fe40535c61dacc07db597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddFormMember_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MembersFound_form">;
  readonly " $fragmentType": "AddFormMember_form";
};
export type AddFormMember_form$key = {
  readonly " $data"?: AddFormMember_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddFormMember_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddFormMember_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembersFound_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "addc263346c1f9914d6ed5b0559a42fd";

export default node;
