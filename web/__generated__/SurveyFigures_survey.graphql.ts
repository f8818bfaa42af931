/**
 * @generated SignedSource<<af1408e960277c295b87b6824efdd938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type SurveyFigures_survey$data = {
  readonly questions: ReadonlyArray<{
    readonly answered: number;
    readonly average: number | null | undefined;
    readonly dataType: FieldDataType;
    readonly fieldId: string;
    readonly least: number | null | undefined;
    readonly most: number | null | undefined;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly name: string;
      readonly times: number;
    }>;
  }>;
  readonly responseCount: number;
  readonly " $fragmentType": "SurveyFigures_survey";
};
export type SurveyFigures_survey$key = {
  readonly " $data"?: SurveyFigures_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyFigures_survey">;
};

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
  "metadata": null,
  "name": "SurveyFigures_survey",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SurveyQuestionFigures",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "least",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "most",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SurveyOptionFigure",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "times",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SurveyOfStep",
  "abstractKey": null
};
})();

(node as any).hash = "3f0c30b4e62af56b3cfce31f2131a9ca";

export default node;
