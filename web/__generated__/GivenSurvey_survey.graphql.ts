/**
 * @generated SignedSource<<912c4f95b83dadfdba1210418bdb9796>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GivenSurvey_survey$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SurveyQuestions_survey" | "useSurveyDraft_survey">;
  readonly " $fragmentType": "GivenSurvey_survey";
};
export type GivenSurvey_survey$key = {
  readonly " $data"?: GivenSurvey_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenSurvey_survey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenSurvey_survey",
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

(node as any).hash = "74d82c92920aa9f4bd95249246a38dcf";

export default node;
