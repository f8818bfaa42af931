/**
 * @generated SignedSource<<7d79316780c4cb7ca8923638b21762dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ListedOutputStatus = "expired" | "issued" | "revoked" | "unissued";
import type { FragmentRefs } from "relay-runtime";
export type OutputTable_rows$data = ReadonlyArray<{
  readonly applicant: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly applicantsCount: number;
  readonly expiresAt: string | null | undefined;
  readonly formName: string;
  readonly id: string;
  readonly isRenewal: boolean;
  readonly issuedAt: string | null | undefined;
  readonly issuedOutputId: string;
  readonly name: string;
  readonly scopedId: number;
  readonly status: ListedOutputStatus;
  readonly submissionId: string;
  readonly " $fragmentType": "OutputTable_rows";
}>;
export type OutputTable_rows$key = ReadonlyArray<{
  readonly " $data"?: OutputTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputTable_rows">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "OutputTable_rows",
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
      "name": "issuedOutputId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRenewal",
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
      "concreteType": "OutputApplicant",
      "kind": "LinkedField",
      "name": "applicant",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicantsCount",
      "storageKey": null
    }
  ],
  "type": "OutputRow",
  "abstractKey": null
};
})();

(node as any).hash = "d4fc95abb3b9ee8036c56f2872c3c2ff";

export default node;
