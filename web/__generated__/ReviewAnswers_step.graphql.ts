/**
 * @generated SignedSource<<ee94e4fa7d76cd64dfe064e38d3202e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text";
export type FieldDateType = "date" | "date_time" | "time";
import type { FragmentRefs } from "relay-runtime";
export type ReviewAnswers_step$data = {
  readonly reviewedAnswers: {
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
  };
  readonly " $fragmentType": "ReviewAnswers_step";
};
export type ReviewAnswers_step$key = {
  readonly " $data"?: ReviewAnswers_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAnswers_step">;
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
  "name": "ReviewAnswers_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewedAnswers",
      "kind": "LinkedField",
      "name": "reviewedAnswers",
      "plural": false,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};
})();

(node as any).hash = "9918df083acb3bf16d203eedc9e68bb0";

export default node;
