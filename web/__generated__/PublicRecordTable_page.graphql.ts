/**
 * @generated SignedSource<<dccc723c257e4505eff4c773a6fda216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type PublicRecordTable_page$data = {
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
  readonly " $fragmentType": "PublicRecordTable_page";
};
export type PublicRecordTable_page$key = {
  readonly " $data"?: PublicRecordTable_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicRecordTable_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicRecordTable_page",
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

(node as any).hash = "1ff6c52b3c2cee586a42e41ba2139ddc";

export default node;
