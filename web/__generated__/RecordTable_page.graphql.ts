/**
 * @generated SignedSource<<f7bc3a593d46d0a5c2caae5d426bf9d1>>
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
    readonly answers: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly text: string;
    }>;
    readonly completedOn: string;
    readonly customId: string | null | undefined;
    readonly formName: string;
    readonly identifier: string | null | undefined;
    readonly outputs: ReadonlyArray<{
      readonly expiresOn: string | null | undefined;
      readonly issuedOn: string;
      readonly name: string;
      readonly status: OutputStatus;
    }>;
    readonly path: string;
    readonly scopedId: number;
  }>;
  readonly " $fragmentType": "RecordTable_page";
};
export type RecordTable_page$key = {
  readonly " $data"?: RecordTable_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordTable_page">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
          "name": "path",
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
          "name": "formName",
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
          "concreteType": "PublishedAnswer",
          "kind": "LinkedField",
          "name": "answers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
          "alias": null,
          "args": null,
          "concreteType": "RecordedOutput",
          "kind": "LinkedField",
          "name": "outputs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
})();

(node as any).hash = "cf4ced3420010cd2aee376873b53d8ce";

export default node;
