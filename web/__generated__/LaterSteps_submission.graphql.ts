/**
 * @generated SignedSource<<ce706413768b2f7af0c02ead0f4aac84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LaterSteps_submission$data = {
  readonly activeSteps: ReadonlyArray<{
    readonly id: string;
    readonly tentativeAssignments: ReadonlyArray<{
      readonly id: string;
    }>;
  }>;
  readonly stepResponsibilities: ReadonlyArray<{
    readonly activeStep: {
      readonly external: boolean;
      readonly id: string;
      readonly position: number;
      readonly step: {
        readonly name: string | null | undefined;
      };
    };
    readonly people: ReadonlyArray<{
      readonly initials: string;
      readonly name: string;
      readonly subjectId: string;
      readonly user: {
        readonly avatar: {
          readonly url: string | null | undefined;
        };
      } | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "LaterSteps_submission";
};
export type LaterSteps_submission$key = {
  readonly " $data"?: LaterSteps_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaterSteps_submission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "LaterSteps_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveStep",
      "kind": "LinkedField",
      "name": "activeSteps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TentativeAssignment",
          "kind": "LinkedField",
          "name": "tentativeAssignments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepResponsibility",
      "kind": "LinkedField",
      "name": "stepResponsibilities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActiveStep",
          "kind": "LinkedField",
          "name": "activeStep",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "external",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Step",
              "kind": "LinkedField",
              "name": "step",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignee",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subjectId",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "initials",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Picture",
                  "kind": "LinkedField",
                  "name": "avatar",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "url",
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
  "type": "Submission",
  "abstractKey": null
};
})();

(node as any).hash = "16e54c7396097c0760fa8a1cc7eafc18";

export default node;
