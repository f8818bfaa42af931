/**
 * @generated SignedSource<<6011703aacbaab773af3066d372c339c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptionRow_option$data = {
  readonly id: string;
  readonly identity: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly position: number;
  readonly " $fragmentType": "OptionRow_option";
};
export type OptionRow_option$key = {
  readonly " $data"?: OptionRow_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptionRow_option">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptionRow_option",
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
      "name": "identity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "type": "MultipleChoiceOption",
  "abstractKey": null
};

(node as any).hash = "a8703f5eb94faa28bb28092a91663647";

export default node;
