/**
 * @generated SignedSource<<5b8e21c03c95119d6c55df2d67f220d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type RecordTable_page$data = {
  readonly records: ReadonlyArray<{
    readonly completedOn: string;
    readonly customId: string | null | undefined;
    readonly identifier: string | null | undefined;
    readonly outputs: ReadonlyArray<{
      readonly expiresOn: string | null | undefined;
      readonly issuedOn: string;
      readonly name: string;
      readonly status: OutputStatus;
    }>;
    readonly scopedId: number;
    readonly submissionId: string;
  }>;
  readonly " $fragmentType": "RecordTable_page";
};
export type RecordTable_page$key = {
  readonly " $data"?: RecordTable_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordTable_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordTable_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicRecord",
      "kind": "LinkedField",
      "name": "records",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submissionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identifier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordedOutput",
          "kind": "LinkedField",
          "name": "outputs",
          "plural": true,
          "selections": [
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
              "name": "issuedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicRecordPage",
  "abstractKey": null
};

(node as any).hash = "6b144db8a1712f1cc6c5aebfceadad96";

export default node;
