/**
 * @generated SignedSource<<67babb94b586cd48b166c2970ef4072d>>
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
  readonly numericValue: number | null | undefined;
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
      "name": "numericValue",
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

(node as any).hash = "a7b2fccbb4f7c545f530e2a1b728a379";

export default node;
