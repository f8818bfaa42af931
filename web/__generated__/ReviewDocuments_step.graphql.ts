/**
 * @generated SignedSource<<5641290805e287bbb4721a487ccb6038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDocuments_step$data = {
  readonly reviewedAnswers: {
    readonly steps: ReadonlyArray<{
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly fieldName: string;
          readonly files: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"shownFile_file">;
          }>;
        }>;
      }>;
    }>;
  };
  readonly " $fragmentType": "ReviewDocuments_step";
};
export type ReviewDocuments_step$key = {
  readonly " $data"?: ReviewDocuments_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDocuments_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDocuments_step",
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
                  "concreteType": "AnsweredField",
                  "kind": "LinkedField",
                  "name": "fields",
                  "plural": true,
                  "selections": [
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
                      "concreteType": "AnswerFile",
                      "kind": "LinkedField",
                      "name": "files",
                      "plural": true,
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "shownFile_file",
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "id",
                              "storageKey": null
                            },
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

(node as any).hash = "5b5262b706ebc946a3db4bd4dbf84fb5";

export default node;
