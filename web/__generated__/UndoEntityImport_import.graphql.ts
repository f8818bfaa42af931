/**
 * @generated SignedSource<<91b587d6471b41b190e6548a19c4ed3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoEntityImport_import$data = {
  readonly createdCount: number;
  readonly fileName: string;
  readonly id: string;
  readonly isUndoable: boolean;
  readonly updatedCount: number;
  readonly " $fragmentType": "UndoEntityImport_import";
};
export type UndoEntityImport_import$key = {
  readonly " $data"?: UndoEntityImport_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoEntityImport_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoEntityImport_import",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUndoable",
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
    }
  ],
  "type": "EntityImport",
  "abstractKey": null
};

(node as any).hash = "87b77f7a474d05f7013efbaa23b03a3a";

export default node;
