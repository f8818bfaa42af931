/**
 * @generated SignedSource<<4df6cd20c137e3eaab73550ed4ee9c11>>
 * @relayHash 9ec724017ede68ffc8dbbed45a2ce225
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c663b8574c872a71dbff015407ea32f0adbb62cc1a3f282cda984a6b036c9261

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c663b8574c872a71dbff015407ea32f0adbb62cc1a3f282cda984a6b036c9261",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
