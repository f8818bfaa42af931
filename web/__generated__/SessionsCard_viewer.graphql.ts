/**
 * @generated SignedSource<<e4c1137e658f6cfb41778cfef3d3bf51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsCard_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly isThis: boolean;
    readonly seenAt: string;
    readonly userAgent: string | null | undefined;
  }>;
  readonly timeZone: string;
  readonly " $fragmentType": "SessionsCard_viewer";
};
export type SessionsCard_viewer$key = {
  readonly " $data"?: SessionsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
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
          "name": "userAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isThis",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "97f7e491a1229540b7e104b76edf2fb6";

export default node;
