/**
 * @generated SignedSource<<5a495eceb6fba559d24c3c58153004ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityAtAddress_entity$data = {
  readonly values: ReadonlyArray<{
    readonly field: {
      readonly dataType: string;
    };
    readonly text: string;
  }>;
  readonly " $fragmentType": "EntityAtAddress_entity";
};
export type EntityAtAddress_entity$key = {
  readonly " $data"?: EntityAtAddress_entity$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityAtAddress_entity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityAtAddress_entity",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dataType",
              "storageKey": null
            }
          ],
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
    }
  ],
  "type": "Entity",
  "abstractKey": null
};

(node as any).hash = "7f57eaff35c0865cb429031b4211edc6";

export default node;
