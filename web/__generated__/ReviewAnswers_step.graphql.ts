/**
 * @generated SignedSource<<723ff7c05ad854a514fe863f4dd2a4e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type ReviewAnswers_step$data = {
  readonly reviewedAnswers: {
    readonly steps: ReadonlyArray<{
      readonly activeStep: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"Signatures_step">;
      };
      readonly name: string;
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly dataType: FieldDataType;
          readonly fieldIdentity: string;
          readonly fieldName: string;
          readonly files: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"shownFile_file">;
          }>;
          readonly isHidden: boolean;
          readonly text: string | null | undefined;
        }>;
        readonly identity: string;
        readonly name: string;
      }>;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
          "concreteType": "AnsweredStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ActiveStep",
              "kind": "LinkedField",
              "name": "activeStep",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Signatures_step"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AnsweredSection",
              "kind": "LinkedField",
              "name": "sections",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "identity",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AnsweredField",
                  "kind": "LinkedField",
                  "name": "fields",
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
                      "name": "fieldName",
                      "storageKey": null
                    },
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
                      "name": "isHidden",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "text",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "AnswerFile",
                      "kind": "LinkedField",
                      "name": "files",
                      "plural": true,
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "shownFile_file",
                          "selections": [
                            (v1/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "fileName",
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "contentType",
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "byteSize",
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "isShownInPage",
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
                              "name": "note",
                              "storageKey": null
                            }
                          ],
                          "args": null,
                          "argumentDefinitions": []
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

(node as any).hash = "d8bef42e4a00ed6a5b243295f11057f9";

export default node;
