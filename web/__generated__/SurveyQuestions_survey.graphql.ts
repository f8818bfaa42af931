/**
 * @generated SignedSource<<04dfc50c8bdeeb7ad4a0e8a918cce5f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurveyQuestions_survey$data = {
  readonly identity: string;
  readonly sections: ReadonlyArray<{
    readonly identity: string;
    readonly instructions: string | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly hint: string | null | undefined;
      readonly identity: string;
    }>;
  }>;
  readonly " $fragmentType": "SurveyQuestions_survey";
};
export type SurveyQuestions_survey$key = {
  readonly " $data"?: SurveyQuestions_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyQuestions_survey">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurveyQuestions_survey",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AskedSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "AskedQuestion",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hint",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AskedSurvey",
  "abstractKey": null
};
})();

(node as any).hash = "ebddb88e874391c733fe2200abe017f0";

export default node;
