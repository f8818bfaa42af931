/**
 * @generated SignedSource<<61a1dac3cc8fe622b0bdf80380a6a3aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerSurvey_survey$data = {
  readonly identified: boolean;
  readonly identity: string;
  readonly instructions: string | null | undefined;
  readonly invitedEmail: string | null | undefined;
  readonly response: {
    readonly createdAt: string;
    readonly email: string | null | undefined;
    readonly scopedId: number;
  } | null | undefined;
  readonly teamName: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyQuestions_survey" | "useSurveyDraft_survey">;
  readonly " $fragmentType": "AnswerSurvey_survey";
};
export type AnswerSurvey_survey$key = {
  readonly " $data"?: AnswerSurvey_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerSurvey_survey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerSurvey_survey",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedEmail",
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
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "37bdcb734e2c9283bc18aa203442f386";

export default node;
