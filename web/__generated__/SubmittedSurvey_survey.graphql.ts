/**
 * @generated SignedSource<<eb2183de236757317ce2c4cff7aada7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmittedSurvey_survey$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SurveyQuestions_survey" | "useSurveyDraft_survey">;
  readonly " $fragmentType": "SubmittedSurvey_survey";
};
export type SubmittedSurvey_survey$key = {
  readonly " $data"?: SubmittedSurvey_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmittedSurvey_survey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmittedSurvey_survey",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SurveyQuestions_survey"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useSurveyDraft_survey",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rules",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GivenResponse",
          "kind": "LinkedField",
          "name": "response",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SurveyAnswer",
              "kind": "LinkedField",
              "name": "answers",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fieldIdentity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "content",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AskedSurvey",
  "abstractKey": null
};

(node as any).hash = "abe8f8866348b5398c53898289c1a0e8";

export default node;
