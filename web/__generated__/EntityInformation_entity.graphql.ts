/**
 * @generated SignedSource<<1538e186faa3758de2e82f1f8cf77ba3>>
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
      readonly dataType: string;
      readonly fieldId: string;
      readonly id: string;
      readonly name: string;
      readonly options: ReadonlyArray<string>;
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

(node as any).hash = "85edbb17ff9c8d92e697f468b69b0627";

export default node;
