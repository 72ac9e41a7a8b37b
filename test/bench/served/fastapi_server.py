"""The name operation's request and response as FastAPI checks them; the answer is the one it was given."""

import hmac
import json
import sys
from enum import Enum
from typing import List

import uvicorn
from fastapi import FastAPI, Header, HTTPException
from pydantic import BaseModel


class TaskType(str, Enum):
    cleaned = "cleaned"
    detailed = "detailed"


class Language(str, Enum):
    en = "en"
    de = "de"
    fr = "fr"
    it = "it"


class NameRequest(BaseModel):
    product_name: str


class NameResponse(BaseModel):
    message: str
    old_name: str
    best_name: str
    other_names: List[str]


app = FastAPI()
answer = json.loads(sys.argv[2])


@app.post("/api/tasks/optimization/name", response_model=NameResponse)
async def optimize_name(
    body: NameRequest, task_type: TaskType, translation_language: Language, x_api_key: str = Header()
):
    if not hmac.compare_digest(x_api_key, "pdo_bench_key"):
        raise HTTPException(401)
    return answer


uvicorn.run(
    app,
    host="127.0.0.1",
    port=int(sys.argv[1]),
    loop="uvloop",
    http="httptools",
    access_log=False,
    log_level="warning",
)
