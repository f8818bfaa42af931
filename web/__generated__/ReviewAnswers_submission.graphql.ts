/**
 * @generated SignedSource<<e3573dbd91f69fd74f98441bed1b981f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text";
export type FieldDateType = "date" | "date_time" | "time";
import type { FragmentRefs } from "relay-runtime";
export type ReviewAnswers_submission$data = {
  readonly answers: ReadonlyArray<{
    readonly content: unknown | null | undefined;
    readonly field: {
      readonly dataType: FieldDataType;
      readonly dateType: FieldDateType | null | undefined;
      readonly name: string | null | undefined;
      readonly options: ReadonlyArray<{
        readonly identity: string;
        readonly name: string;
      }>;
    };
  }>;
  readonly team: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "ReviewAnswers_submission";
};
export type ReviewAnswers_submission$key = {
  readonly " $data"?: ReviewAnswers_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAnswers_submission">;
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
  "name": "ReviewAnswers_submission",
  "selections": [
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
      "concreteType": "Answer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Field",
          "kind": "LinkedField",
          "name": "field",
          "plural": false,
          "selections": [
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
              "name": "dateType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MultipleChoiceOption",
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "identity",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "9260da2966142f0ec4007c811906c121";

export default node;
