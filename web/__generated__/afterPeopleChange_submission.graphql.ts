/**
 * @generated SignedSource<<e638f6d9521e523dff58a4556651904f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type afterPeopleChange_submission$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccessPanel_submission" | "PeopleAndTags_submission" | "afterChange_submission">;
  readonly " $fragmentType": "afterPeopleChange_submission";
};
export type afterPeopleChange_submission$key = {
  readonly " $data"?: afterPeopleChange_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"afterPeopleChange_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "afterPeopleChange_submission",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "afterChange_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessPanel_submission"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PeopleAndTags_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "8c3ab27e5b13c4c337cc7927cdb192c4";

export default node;
