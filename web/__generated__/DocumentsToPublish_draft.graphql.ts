/**
 * @generated SignedSource<<fd06084932ce7d9eadb0e912591b6fc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentsToPublish_draft$data = {
  readonly documentsToPublish: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly masterTemplateId: string;
  readonly " $fragmentType": "DocumentsToPublish_draft";
};
export type DocumentsToPublish_draft$key = {
  readonly " $data"?: DocumentsToPublish_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentsToPublish_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentsToPublish_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "masterTemplateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateDocument",
      "kind": "LinkedField",
      "name": "documentsToPublish",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "32c472883eb44c7cf5a1aa42dbed457e";

export default node;
