/**
 * @generated SignedSource<<9fa2c356bc1ce0fe8646016f07b0847a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionStatus = "active" | "finished" | "halted";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionNotices_submission$data = {
  readonly status: SubmissionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"Asked_submission" | "ChangesSinceApproval_submission" | "HaltedNotice_submission" | "IssuedOutputs_submission" | "OwedPayments_submission">;
  readonly " $fragmentType": "SubmissionNotices_submission";
};
export type SubmissionNotices_submission$key = {
  readonly " $data"?: SubmissionNotices_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionNotices_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionNotices_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HaltedNotice_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Asked_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesSinceApproval_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssuedOutputs_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwedPayments_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "676f2ca615d30ec1bd88bc746b1a62a3";

export default node;
