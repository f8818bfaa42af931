/**
 * @generated SignedSource<<6f0ce8840bf0a4475b62b2f33dcda144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type ReviewAnswers_step$data = {
  readonly changesSinceReview: {
    readonly changes: ReadonlyArray<{
      readonly fieldIdentity: string;
      readonly " $fragmentSpreads": FragmentRefs<"WasAndIs_change">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceReview_changes">;
  } | null | undefined;
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
  "name": "fieldIdentity",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
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
      "concreteType": "ChangesSinceReview",
      "kind": "LinkedField",
      "name": "changesSinceReview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnswerChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WasAndIs_change"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChangesSinceReview_changes"
        }
      ],
      "storageKey": null
    },
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ActiveStep",
              "kind": "LinkedField",
              "name": "activeStep",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AnsweredField",
                  "kind": "LinkedField",
                  "name": "fields",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
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
                            (v2/*:: as any*/),
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

(node as any).hash = "9ca1137d08fddf2d4de55b4a10e379c8";

export default node;
