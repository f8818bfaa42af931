/**
 * @generated SignedSource<<01f7d689ad2f07bb3e3ea28bdb983224>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityInformation_entity$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly customEntity: {
    readonly nameField: {
      readonly fieldId: string;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly values: ReadonlyArray<{
    readonly field: {
      readonly fieldId: string;
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"EntityFieldInput_field">;
    };
    readonly text: string;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"EntityValues_entity">;
  readonly " $fragmentType": "EntityInformation_entity";
};
export type EntityInformation_entity$key = {
  readonly " $data"?: EntityInformation_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityInformation_entity">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fieldId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityInformation_entity",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomEntity",
      "kind": "LinkedField",
      "name": "customEntity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomEntityField",
          "kind": "LinkedField",
          "name": "nameField",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntityValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomEntityField",
          "kind": "LinkedField",
          "name": "field",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EntityFieldInput_field"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntityValues_entity"
    }
  ],
  "type": "Entity",
  "abstractKey": null
};
})();

(node as any).hash = "6f1cd194be6b171b3de8c004fbe48453";

export default node;
