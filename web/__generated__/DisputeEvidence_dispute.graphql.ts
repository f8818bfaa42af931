/**
 * @generated SignedSource<<782da5c046c42664d5a0fb8828128d18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeState = "lost" | "needs_response" | "under_review" | "won";
import type { FragmentRefs } from "relay-runtime";
export type DisputeEvidence_dispute$data = {
  readonly canAnswer: boolean;
  readonly evidenceFile: string | null | undefined;
  readonly evidenceFileId: string | null | undefined;
  readonly evidenceSentAt: string | null | undefined;
  readonly evidenceSentBy: string | null | undefined;
  readonly evidenceText: string | null | undefined;
  readonly id: string;
  readonly state: DisputeState;
  readonly " $fragmentType": "DisputeEvidence_dispute";
};
export type DisputeEvidence_dispute$key = {
  readonly " $data"?: DisputeEvidence_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeEvidence_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisputeEvidence_dispute",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canAnswer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceFile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceFileId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceSentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceSentBy",
      "storageKey": null
    }
  ],
  "type": "ChargeDispute",
  "abstractKey": null
};

(node as any).hash = "3446343033f82601b7e2f084d7ea30c8";

export default node;
