/**
 * @generated SignedSource<<cb2505e0408b1da596ce11005b12c564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFrame_paymentIssues$data = {
  readonly paymentIssueCount: number | null | undefined;
  readonly " $fragmentType": "TeamFrame_paymentIssues";
};
export type TeamFrame_paymentIssues$key = {
  readonly " $data"?: TeamFrame_paymentIssues$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFrame_paymentIssues">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFrame_paymentIssues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentIssueCount",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "e862ba22f1cbd3a9d1c312ba21f2ded7";

export default node;
