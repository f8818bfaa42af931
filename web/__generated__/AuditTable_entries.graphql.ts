/**
 * @generated SignedSource<<492521f736db8194d70911e0c4da99ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditTable_entries$data = ReadonlyArray<{
  readonly actorEmail: string | null | undefined;
  readonly actorName: string;
  readonly address: string | null | undefined;
  readonly at: string;
  readonly id: string;
  readonly requestId: string | null | undefined;
  readonly sentence: string;
  readonly teamName: string | null | undefined;
  readonly userAgent: string | null | undefined;
  readonly " $fragmentType": "AuditTable_entries";
}>;
export type AuditTable_entries$key = ReadonlyArray<{
  readonly " $data"?: AuditTable_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AuditTable_entries",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userAgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "0225c51dfdcb4a535edf201884aa84a5";

export default node;
