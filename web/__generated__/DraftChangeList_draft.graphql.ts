/**
 * @generated SignedSource<<868f82262c5c4f966dcd1a73697186e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VersionChangeWay = "added" | "changed" | "moved" | "removed" | "reordered";
import type { FragmentRefs } from "relay-runtime";
export type DraftChangeList_draft$data = {
  readonly changesSincePublished: ReadonlyArray<{
    readonly aspects: ReadonlyArray<string>;
    readonly kind: string;
    readonly name: string;
    readonly stepIdentity: string | null | undefined;
    readonly way: VersionChangeWay;
  }>;
  readonly masterTemplateId: string;
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly identity: string;
  }>;
  readonly " $fragmentType": "DraftChangeList_draft";
};
export type DraftChangeList_draft$key = {
  readonly " $data"?: DraftChangeList_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftChangeList_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftChangeList_draft",
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
      "concreteType": "VersionChange",
      "kind": "LinkedField",
      "name": "changesSincePublished",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "way",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "aspects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepIdentity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
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
          "name": "identity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "2b4d0bab6bacc65abd41c0f7b46f6b3f";

export default node;
