/**
 * @generated SignedSource<<7e8fea348326c850198fec6e91cd2cd7>>
 * @relayHash 402921056c77e7312b2287743fd1a28c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 402921056c77e7312b2287743fd1a28c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormulasScreenQuery } from './FormulasScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormulasScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "402921056c77e7312b2287743fd1a28c",
    "metadata": {},
    "name": "FormulasScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
