/**
 * @generated SignedSource<<d87f876f696c7d955e6ab1304b7ebaf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
export type StepProgress = "current" | "done" | "halted" | "notdone" | "refunded" | "underway" | "unpaid" | "waived";
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type ShownStatus_status$data = {
  readonly changedAt: string;
  readonly documents: ReadonlyArray<{
    readonly expiresOn: string | null | undefined;
    readonly issuedOn: string;
    readonly name: string;
    readonly status: OutputStatus;
  }>;
  readonly finishedAt: string | null | undefined;
  readonly formName: string;
  readonly isApplicantsTurn: boolean;
  readonly isRejected: boolean;
  readonly next: string;
  readonly number: string;
  readonly startedAt: string;
  readonly status: SubmissionStatus;
  readonly steps: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly name: string | null | undefined;
    readonly progress: StepProgress;
    readonly startedAt: string | null | undefined;
  }>;
  readonly submissionId: string;
  readonly team: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "ShownStatus_status";
};
export type ShownStatus_status$key = {
  readonly " $data"?: ShownStatus_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShownStatus_status">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v2 = {
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
  "name": "ShownStatus_status",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRejected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApplicantsTurn",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicStatusStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicStatusDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PublicStatus",
  "abstractKey": null
};
})();

(node as any).hash = "a98920704dac3bcc177c8e9ff94da206";

export default node;
