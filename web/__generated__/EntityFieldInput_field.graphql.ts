/**
 * @generated SignedSource<<dd2e6dcfc89a6d505b3265e5dba265c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityFieldInput_field$data = {
  readonly dataType: string;
  readonly fieldId: string;
  readonly name: string;
  readonly options: ReadonlyArray<string>;
  readonly " $fragmentType": "EntityFieldInput_field";
};
export type EntityFieldInput_field$key = {
  readonly " $data"?: EntityFieldInput_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityFieldInput_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityFieldInput_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldId",
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
      "name": "dataType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    }
  ],
  "type": "CustomEntityField",
  "abstractKey": null
};

(node as any).hash = "873c740840d070f63142ad9616bc1fb2";

export default node;
