/**
 * @generated SignedSource<<2d8f9a5615494e59d8cadec1cfb4c99e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportStatus = "failed" | "finished" | "running" | "tested" | "testing" | "uploaded";
import type { FragmentRefs } from "relay-runtime";
export type EntityImportColumns_import$data = {
  readonly columns: ReadonlyArray<string>;
  readonly createdCount: number;
  readonly customEntity: {
    readonly fields: ReadonlyArray<{
      readonly fieldId: string;
      readonly name: string;
    }>;
    readonly nameField: {
      readonly fieldId: string;
    } | null | undefined;
  };
  readonly id: string;
  readonly mappings: import('#domain/form/Content.ts').Content | null | undefined;
  readonly status: ImportStatus;
  readonly suggestedMappings: import('#domain/form/Content.ts').Content;
  readonly updatedCount: number;
  readonly " $fragmentType": "EntityImportColumns_import";
};
export type EntityImportColumns_import$key = {
  readonly " $data"?: EntityImportColumns_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityImportColumns_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "EntityImportColumns_import",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mappings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestedMappings",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomEntityField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EntityImport",
  "abstractKey": null
};
})();

(node as any).hash = "9ba3f533d3862ce1f266ff2afc993133";

export default node;
